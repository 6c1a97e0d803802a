import { auth } from "#web/i18n/ru/account/auth.ts";
import { useRootData } from "#web/platform/session/useRootData.ts";
import { Button } from "#web/kit/Button.tsx";
import { Grid, Row, Stack } from "#web/kit/layout/layout.tsx";
import styles from "./AuthForm.module.css";

/** A button for each configured provider; the way leads through the API and back to this page (AU18). */
export function ProviderButtons({ providers }: { providers: readonly string[] }) {
  const { apiBase } = useRootData() ?? { apiBase: "/api" };
  if (providers.length === 0) return null;
  return (
    <Stack gap={16}>
      <Row as="p" gap={14} className={styles.or}>
        {auth.login.or}
      </Row>
      <Grid least={150} gap={12}>
        {providers.map((name) => (
          <Button key={name} variant="secondary" isBlock href={`${apiBase}/connect/${name}`}>
            {nameOf(name)}
          </Button>
        ))}
      </Grid>
    </Stack>
  );
}

function nameOf(name: string): string {
  const known: Readonly<Record<string, string>> = auth.login.providers;
  return known[name] ?? name.charAt(0).toUpperCase() + name.slice(1);
}
