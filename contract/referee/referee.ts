import { z } from "zod";
import { TIES } from "#domain/referee/neutrality.ts";
import { BOUT_DUTIES, GRADES, POSTS } from "#domain/referee/referee.ts";
import { email } from "../account/account.ts";
import { uuidSchema } from "../competition/entity.ts";

const word = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine((text) => !/\p{C}/u.test(text), "must have no control characters");
const maybeWord = word.nullable();

/** What is known of a referee beside their mats and account (RE1). */
export const refereePersonSchema = z.strictObject({
  lastName: word,
  firstName: maybeWord,
  middleName: maybeWord,
  grade: z.enum(GRADES).nullable(),
  post: z.enum(POSTS).nullable(),
  region: maybeWord,
  city: maybeWord,
  club: maybeWord,
});
export type RefereePerson = z.infer<typeof refereePersonSchema>;

const MOST_MATS = 50;
const MOST_AT_ONCE = 200;
const MOST_INVITED = 50;

const refereeChangeSchema = z.strictObject({
  ...refereePersonSchema.shape,
  carpets: z.array(uuidSchema).max(MOST_MATS),
  /** The number of the account they sign in with. */
  account: z.int().nullable(),
});
export type RefereeChange = z.infer<typeof refereeChangeSchema>;

export const newRefereesSchema = z.object({ data: z.array(refereeChangeSchema).min(1).max(MOST_AT_ONCE) });
export const refereeRequestSchema = z.object({ data: refereeChangeSchema });
export const admittedSchema = z.object({ data: z.strictObject({ isOnlyListed: z.boolean() }) });

export const crewSchema = z.array(z.strictObject({ referee: uuidSchema, duty: z.enum(BOUT_DUTIES) }));
export type Crew = z.infer<typeof crewSchema>;
export const crewRequestSchema = z.object({ data: crewSchema.max(12) });

const tiedAthleteSchema = z.object({
  fighter: uuidSchema,
  name: z.string(),
  ties: z.array(z.enum(TIES)),
});

/** A referee as the organiser of a competition sees them. */
const refereeSchema = z.object({
  ...refereePersonSchema.shape,
  uuid: uuidSchema,
  carpets: z.array(uuidSchema),
  account: z
    .object({
      id: z.int(),
      username: z.string(),
      /** Blocked since, or a referee no more. */
      hasLeft: z.boolean(),
    })
    .nullable(),
  /** Once somebody is named, only who is named runs the competition (RL23). */
  isNamed: z.boolean(),
  load: z.object({
    fought: z.number(),
    ahead: z.number(),
    workedMs: z.number(),
    aheadMs: z.number(),
  }),
  /** The athletes of the competition they may not be neutral to (RE5). */
  tiedTo: z.array(tiedAthleteSchema),
});
export type Referee = z.infer<typeof refereeSchema>;

const athleteSchema = z.object({ uuid: uuidSchema, name: z.string() }).nullable();

/** A bout that is not over, and who is named for it. */
const crewedBoutSchema = z.object({
  uuid: uuidSchema,
  number: z.number().nullable(),
  category: z.string(),
  carpet: uuidSchema.nullable(),
  red: athleteSchema,
  blue: athleteSchema,
  crew: crewSchema,
  /** Changes with the crew alone. */
  rev: z.int(),
});
export type CrewedBout = z.infer<typeof crewedBoutSchema>;

/** The rev changes with who is in the list, with what is known of them, their mats and crews. */
export const refereesAnswerSchema = z.object({
  data: z.object({
    referees: z.array(refereeSchema),
    bouts: z.array(crewedBoutSchema),
    /** Officials of the installation who are not in the list. */
    accounts: z.array(z.object({ id: z.int(), name: z.string(), username: z.string() })),
  }),
  meta: z.object({ rev: z.int() }),
});
export type Referees = z.infer<typeof refereesAnswerSchema>;

export const refereeInvitationsSchema = z.object({
  data: z
    .array(z.strictObject({ referee: uuidSchema, email }))
    .min(1)
    .max(MOST_INVITED),
});

/**
 * What became of one line: an account was made and a letter sent; the address had an account, which is theirs now; it is
 * that of another referee of the list; it is blocked; nobody proved to get its letters; it is
 * somebody's login; the account was made but the letter was not; the referee has an account or is gone.
 */
export const INVITATION_OUTCOMES = [
  "invited",
  "linked",
  "listed",
  "blocked",
  "unproved",
  "login-taken",
  "unsent",
  "has-account",
  "gone",
] as const;
export const invitedAnswerSchema = z.object({
  data: z.array(z.object({ referee: uuidSchema, email: z.string(), outcome: z.enum(INVITATION_OUTCOMES) })),
});
export type InvitedLine = z.infer<typeof invitedAnswerSchema>["data"][number];

/** A bout of a mat and a referee of it who may not be neutral, told to its officials (RE7). */
export const matWarningSchema = z.object({
  fighting: uuidSchema,
  referee: z.string(),
  fighter: z.string(),
  ties: z.array(z.enum(TIES)),
});
export type MatWarning = z.infer<typeof matWarningSchema>;
