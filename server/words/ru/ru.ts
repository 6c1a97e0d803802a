import { mails } from "./mails.ts";
import { names } from "./names.ts";
import { push } from "./push.ts";
import { share } from "./share.ts";

export const ru = { mails, names, push, share };
