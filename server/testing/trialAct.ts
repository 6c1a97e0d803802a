const ID = "0198a2c0-0000-7000-8000-000000000001";

/** What the check of a device sends. */
export const TRIAL = {
  device: ID,
  event: {
    id: ID,
    event: { type: "points-scored", corner: "red", points: 2 },
    deviceSeq: 1,
    lease: null,
    baseVersion: 0,
    boutMs: null,
    at: { wall: 0, offset: null, rtt: null },
  },
};
