import { formatCount } from "../numbers.ts";

/** What a payer reads about fees. */
export const ownFees = {
  title: "Fee",
  titleOf: (event: string) => `Fee: ${event}`,
  why: "What the sum is made of",
  sum: "Due",
  paid: "Paid",
  left: "Left to pay",
  allPaid: "The fee is paid in full.",
  overText: (sum: string) => `You have paid ${sum} more than needed. Ask the organiser about a refund.`,
  choose: "Paying for",
  pay: (sum: string) => `Pay ${sum}`,
  goOn: (sum: string) => `Go on paying ${sum}`,
  atDesk: "There is no online payment here: pay the organiser, who will record it in the system.",
  atDeskToo: "You can also pay the organiser on site.",
  waiting: (sum: string) => `A payment of ${sum} is waiting to be paid.`,
  check: "Check payment",
  toPayment: "Open payment",
  payments: "Your payments",
  people: (count: number) => formatCount(count, "person"),
  preview: "Entry fee",
  none: "No fee",
  inAll: "In all for this athlete",
  payment: {
    title: "Payment",
    number: (number: number) => `Payment No. ${number}`,
    pending: "Waiting for the payment to be confirmed",
    pendingText:
      "If you have paid already, the confirmation comes within a minute: the page checks by itself.",
    paid: "Payment complete",
    paidText: "The fee is paid. You can download the receipt now, or later on the entry page.",
    cancelled: "The payment did not go through",
    cancelledText: "No money was taken. Try again or pay the organiser on site.",
    revoked: "Payment reversed by the organiser",
    revokedText: (reason: string) => `Reason: ${reason}`,
    unavailable:
      "The payment service is not responding. If you have paid, the payment will be found later by itself.",
    facts: { event: "Event", sum: "Sum", people: "For whom", method: "Method" },
    again: "Back to entries",
    toApplications: "To my entries",
  },
} as const;
