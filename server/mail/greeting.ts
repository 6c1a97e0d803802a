/** Letters, digits and what stands between the parts of a name: nothing a mail program makes a link of. */
const PLAIN_NAME = /^[\p{L}\p{M}\p{N} _'’-]{1,40}$/u;

/**
 * Whoever registers chooses the name and the address the mail goes to: what is no plain name is not repeated, or anybody
 * could have their own words and links sent in ours (SE45).
 */
export const greet = (username: string): string =>
  PLAIN_NAME.test(username) ? `Здравствуйте, ${username}!` : "Здравствуйте!";
