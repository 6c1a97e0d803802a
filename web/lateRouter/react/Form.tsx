import type { ComponentProps, SubmitEvent } from "react";
import { LocationContext, RouterContext, useGiven } from "./contexts.ts";

type Props = Omit<ComponentProps<"form">, "action" | "method"> & {
  /** This page itself unless it is given. */
  action?: string;
  preventScrollReset?: boolean;
};

/** A form that asks: its fields become the query of a page. */
export function Form({ action, preventScrollReset, onSubmit, ...rest }: Props) {
  const { router } = useGiven(RouterContext);
  const { pathname } = useGiven(LocationContext);
  const onSend = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    void router.navigate(
      `${action ?? pathname}?${queryOf(event.currentTarget)}`,
      preventScrollReset === undefined ? {} : { preventScrollReset },
    );
  };
  return <form method="get" action={action ?? pathname} {...rest} onSubmit={onSend} />;
}

/** A file goes into an address by its name. */
function queryOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    query.append(name, typeof value === "string" ? value : value.name);
  return query.toString();
}
