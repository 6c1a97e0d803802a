import { useMemo } from "react";
import { lateCode } from "#web/lateRouter/lateCode.ts";
import { useThought, type Thought } from "#web/lateRouter/useThought.ts";

type Props = { link: string; label: string; className: string | undefined };

/** The way to this page for a camera: drawn by the server, for it never changes while the screen stands. */
export function ScreenQr({ link, label, className }: Props) {
  const shown = useMemo(() => ({ link }), [link]);
  const svg = useThought(drawnThought, `qr ${link}`, shown);
  return <img className={className} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={label} />;
}

const qrCode = lateCode(() => import("#web/ui/qrSvg.ts"));

const drawnThought: Thought<Awaited<ReturnType<typeof qrCode.fetch>>, { readonly link: string }, string> = {
  code: qrCode,
  mark: ({ link }) => link,
  think: ({ qrSvg }, { link }) => qrSvg(link),
  write: (_, svg) => svg,
  read: (_, written) => (typeof written === "string" ? written : undefined),
};
