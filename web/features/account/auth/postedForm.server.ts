import { data } from "react-router";
import type { Api } from "#contract/api/client.ts";
import {
  isPassword,
  rawFromForm,
  readValues,
  type Declaration,
  type Raw,
  type Values,
} from "#web/kit/forms/fields.ts";
import { serverProblems, type Refused } from "#web/kit/forms/serverProblems.ts";
import { validateForm } from "#web/kit/forms/validate.ts";
import type { ServerArgs } from "#web/platform/session/apiFor.server.ts";
import { signInOnServer } from "#web/platform/session/signInOnServer.server.ts";

/** What a form is drawn with again after a browser without scripts sent it and it was refused. */
export type Posted = { readonly refused: Refused | undefined; readonly typed: ReadonlyMap<string, Raw> };

type Way<Fields extends Declaration> = {
  readonly fields: Fields;
  readonly otherwise: string;
  readonly call: (
    auth: Api["auth"],
    values: Values<Fields>,
  ) => Promise<{ readonly jwt?: string | undefined }>;
  readonly isRemembered: (values: Values<Fields>) => boolean;
};

/** The same rules and the same calls as with scripts, made here; passwords do not travel back. */
export async function signInWithPosted<Fields extends Declaration>(
  args: ServerArgs,
  { fields, otherwise, call, isRemembered }: Way<Fields>,
) {
  const raw = rawFromForm(fields, await args.request.formData());
  const typed = new Map([...raw].filter(([name]) => fields[name] !== undefined && !isPassword(fields[name])));
  const found = await validateForm({ fields, raw });
  if (found.length > 0) return refusal({ refused: { fields: found, form: [] }, typed });
  const values = readValues(fields, raw);
  try {
    const answer = await signInOnServer(args, (auth) => call(auth, values), isRemembered(values));
    return answer ?? data<Posted>({ refused: undefined, typed });
  } catch (cause) {
    return refusal({ refused: serverProblems(cause, Object.keys(fields), otherwise), typed });
  }
}

const refusal = (posted: Posted) => data(posted, { status: 400 });
