import { auth } from "#web/i18n/ru/account/auth.ts";
import { useRootData } from "#web/platform/session/useRootData.ts";
import { Button } from "#web/kit/Button.tsx";
import styles from "./AuthForm.module.css";

/** A button for each configured provider; the way leads through the API and back to this page (AU18). */
export function ProviderButtons({ providers }: { providers: readonly string[] }) {
  const { apiBase } = useRootData() ?? { apiBase: "/api" };
  if (providers.length === 0) return null;
  return (
    <div className={styles.others}>
      <p className={styles.or}>{auth.login.or}</p>
      <div className={styles.providers}>
        {providers.map((name) => (
          <Button key={name} variant="secondary" isBlock href={`${apiBase}/connect/${name}`}>
            {nameOf(name)}
          </Button>
        ))}
      </div>
    </div>
  );
}

function nameOf(name: string): string {
  const known: Readonly<Record<string, string>> = auth.login.providers;
  return known[name] ?? name.charAt(0).toUpperCase() + name.slice(1);
}
