import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { auth } from "#web/i18n/ru/auth.ts";
import { Button } from "#web/ui/Button.tsx";
import { Text } from "#web/ui/Text.tsx";
import type { Route } from "./+types/forget.ts";
import { AuthCard } from "./AuthCard.tsx";

export const meta: Route.MetaFunction = () => pageMeta({ title: auth.forget.title });

export default function ForgetPage() {
  return (
    <AuthCard title={auth.forget.title} lead={auth.forget.text}>
      <Text tone="secondary">{auth.forget.check}</Text>
      <Button size="lg" isBlock href="/auth">
        {auth.forget.toLogin}
      </Button>
    </AuthCard>
  );
}
