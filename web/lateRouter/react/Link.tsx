import { use, type ComponentProps, type MouseEvent } from "react";
import { LocationContext, RouterContext, useGiven } from "./contexts.ts";

type Props = Omit<ComponentProps<"a">, "href"> & {
  to: string;
  replace?: boolean;
  preventScrollReset?: boolean;
};

/** A link to one of our pages, by its whole address or by a query of this one. */
export function Link({ to, replace, preventScrollReset, onClick, target, ...rest }: Props) {
  const { router } = useGiven(RouterContext);
  const here = to.startsWith("?") ? use(LocationContext)?.pathname : undefined;
  const onPress = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (target !== undefined && target !== "_self")) return;
    event.preventDefault();
    const { pathname, search, hash } = router.state.location;
    const isHere = (to.startsWith("?") ? pathname + to : to) === pathname + search + hash;
    void router.navigate(to, {
      replace: replace ?? isHere,
      ...(preventScrollReset === undefined ? {} : { preventScrollReset }),
    });
  };
  return (
    <a {...rest} href={`${here ?? ""}${to}`} target={target} onClick={onPress}>
      {rest.children}
    </a>
  );
}

/** Anything else opens a tab, a window or a menu. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
