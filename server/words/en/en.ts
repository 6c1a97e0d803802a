import { drawn } from "./drawn.ts";
import { form } from "./form.ts";
import { mails } from "./mails.ts";
import { names } from "./names.ts";
import { paper } from "./paper.ts";
import { push } from "./push.ts";
import { share } from "./share.ts";

export const en = { drawn, form, mails, names, paper, push, share };
