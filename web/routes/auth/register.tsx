import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { auth } from "#web/i18n/ru/auth.ts";
import { Button } from "#web/ui/Button.tsx";
import { Text } from "#web/ui/Text.tsx";
import type { Route } from "./+types/register.ts";
import { AuthCard } from "./AuthCard.tsx";

export const meta: Route.MetaFunction = () => pageMeta({ title: auth.register.title });

export default function RegisterPage() {
  return (
    <AuthCard title={auth.register.title} lead={auth.register.text}>
      <Text tone="secondary">{auth.register.access}</Text>
      <Button size="lg" isBlock href="/auth">
        {auth.register.toLogin}
      </Button>
      <Button variant="secondary" isBlock href="/">
        {auth.register.toEvents}
      </Button>
    </AuthCard>
  );
}
