import { refereeing as text } from "#web/i18n/ru/refereeing.ts";
import { Banner } from "#web/ui/Banner.tsx";
import { Button } from "#web/ui/Button.tsx";
import type { TableState } from "./tableState.ts";

type Props = { state: TableState; onTakeOver: () => void };

/** Says what the table cannot do now, and what can be done about it. Nothing while all is well. */
export function ConnectionNotice({ state, onTakeOver }: Props) {
  switch (state.phase) {
    case "offline":
      return (
        <Banner tone="live" icon="nowifi" title={text.offlineTitle} isStrip>
          {text.offlineText}
        </Banner>
      );
    case "denied":
      return (
        <Banner
          tone="wait"
          icon="lock"
          title={text.deniedTitle(state.lease?.holder?.user ?? "")}
          isStrip
          action={
            <Button size="sm" onClick={onTakeOver}>
              {text.takeOver}
            </Button>
          }
        >
          {text.deniedText}
        </Banner>
      );
    case "superseded":
      return (
        <Banner
          tone="wait"
          icon="lock"
          title={text.supersededTitle}
          isStrip
          action={
            <Button size="sm" onClick={onTakeOver}>
              {text.takeOver}
            </Button>
          }
        >
          {text.supersededText}
        </Banner>
      );
    case "signed-out":
      return (
        <Banner
          tone="bad"
          icon="lock"
          title={text.signedOutTitle}
          isStrip
          action={
            <Button size="sm" href="/auth">
              {text.signIn}
            </Button>
          }
        >
          {text.signedOutText}
        </Banner>
      );
    case "acquiring":
    case "live":
      return null;
  }
}
