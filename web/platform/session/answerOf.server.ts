import { data } from "react-router";
import { ApiFailure } from "#contract/error.ts";

/** A refusal by the API becomes the page's own status; anything else is our fault and stays an exception (500). */
export async function answerOf<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    if (cause instanceof ApiFailure && isRefusal(cause.error.status)) {
      throw data(cause.error.message, { status: cause.error.status });
    }
    throw cause;
  }
}

const isRefusal = (status: number) => status === 401 || status === 403 || status === 404;
