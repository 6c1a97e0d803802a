import { useState } from "react";
import { LOCALES, type Locale } from "#contract/locale.ts";
import { account } from "#texts/account/account.ts";
import { languageNames } from "#web/i18n/languageNames.ts";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { Switch } from "#web/kit/fields/Switch.tsx";
import { Text } from "#web/kit/Text.tsx";
import { useApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";

/** Whether draws and schedules of one's athletes come by mail (NT3). */
export function NoticeWish({ isWished }: { isWished: boolean }) {
  const api = useApi();
  const [isOn, setIsOn] = useState(isWished);
  const change = async (mail: boolean) => {
    setIsOn(mail);
    try {
      await api.notices.wish({ data: { mail } });
      showToast({ type: "success", message: mail ? account.notices.on : account.notices.off });
    } catch {
      // What went wrong has been said; the switch tells how it is.
      setIsOn(!mail);
    }
  };
  return (
    <>
      <Switch label={account.notices.label} isOn={isOn} onChange={(mail) => void change(mail)} />
      <Text size="small" tone="muted">
        {account.notices.about}
      </Text>
    </>
  );
}

const LANGUAGES = LOCALES.map((locale) => ({ value: locale, label: languageNames[locale] }));

/** What all mails to the account are written in (LO15). */
export function MailLanguage({ chosen }: { chosen: Locale }) {
  const api = useApi();
  const [current, setCurrent] = useState(chosen);
  const change = async (locale: Locale) => {
    setCurrent(locale);
    try {
      await api.notices.wish({ data: { locale } });
      showToast({ type: "success", message: account.notices.languageSaved });
    } catch {
      // What went wrong has been said; the list tells how it is.
      setCurrent(current);
    }
  };
  return (
    <SelectField
      label={account.notices.language}
      options={LANGUAGES}
      value={current}
      onChange={({ target }) => {
        const locale = LOCALES.find((one) => one === target.value);
        if (locale !== undefined) void change(locale);
      }}
    />
  );
}
