import { drawn } from "./drawn.ts";
import { event } from "./event.ts";
import { form } from "./form.ts";
import { mails } from "./mails.ts";
import { names } from "./names.ts";
import { own } from "./own.ts";
import { paper } from "./paper.ts";
import { push } from "./push.ts";
import { receipt } from "./receipt.ts";
import { share } from "./share.ts";

export const ru = { drawn, event, form, mails, names, own, paper, push, receipt, share };
