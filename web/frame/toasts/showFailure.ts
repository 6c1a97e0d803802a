import type { ApiFailure } from "#contract/error.ts";
import { apiErrorText } from "#web/i18n/apiErrorText.ts";
import { showToast } from "./toasts.ts";

export function showFailure(failure: ApiFailure): void {
  showToast({ message: apiErrorText(failure.error) });
}
