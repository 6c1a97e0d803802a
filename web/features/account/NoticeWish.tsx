import { useState } from "react";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { account } from "#web/i18n/ru/account/account.ts";
import { useApi } from "#web/platform/session/useApi.ts";
import { Switch } from "#web/kit/fields/Switch.tsx";
import { Text } from "#web/kit/Text.tsx";

const { notices: words } = account;

/** Whether draws and schedules of one's athletes come by mail (NT3). */
export function NoticeWish({ isWished }: { isWished: boolean }) {
  const api = useApi();
  const [isOn, setIsOn] = useState(isWished);
  const change = async (mail: boolean) => {
    setIsOn(mail);
    try {
      await api.notices.wish({ mail });
      showToast({ type: "success", message: mail ? words.on : words.off });
    } catch {
      // What went wrong has been said; the switch tells how it is.
      setIsOn(!mail);
    }
  };
  return (
    <>
      <Switch label={words.label} isOn={isOn} onChange={(mail) => void change(mail)} />
      <Text size="small" tone="muted">
        {words.about}
      </Text>
    </>
  );
}
