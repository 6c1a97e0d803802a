import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { auth } from "#web/i18n/ru/auth.ts";
import { Button } from "#web/ui/Button.tsx";
import { Text } from "#web/ui/Text.tsx";
import type { Route } from "./+types/reset.ts";
import { AuthCard } from "./AuthCard.tsx";

export const meta: Route.MetaFunction = () => pageMeta({ title: auth.reset.title });

export default function ResetPage() {
  return (
    <AuthCard title={auth.reset.title} lead={auth.reset.text}>
      <Text tone="secondary">{auth.reset.expired}</Text>
      <Button size="lg" isBlock href="/auth">
        {auth.reset.toLogin}
      </Button>
      <Button variant="secondary" isBlock href="/auth/forget">
        {auth.reset.toForget}
      </Button>
    </AuthCard>
  );
}
