import { publicMethod, type PublicMethod } from "#domain/bout/publicMethod.ts";
import { METHODS, type Method } from "#domain/bout/vocabulary.ts";
import type { Fighting } from "../competition/entity.ts";

export function methodOf({ result }: Pick<Fighting, "result">): Method | undefined {
  return METHODS.find((method) => method === result?.method);
}

/** The same as everybody may be told of it (BT62). */
export function publicMethodOf(bout: Pick<Fighting, "result">): PublicMethod | undefined {
  const method = methodOf(bout);
  return method && publicMethod(method);
}
