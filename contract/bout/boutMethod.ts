import { METHODS, type Method } from "#domain/bout/vocabulary.ts";
import type { Fighting } from "../competition/entity.ts";

export function methodOf({ result }: Pick<Fighting, "result">): Method | undefined {
  return METHODS.find((method) => method === result?.method);
}
