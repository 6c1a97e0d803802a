import { useMemo } from "react";
import { qrSvg } from "#web/kit/qrSvg.ts";

type Props = { link: string; label: string; className: string | undefined };

/** The way to this page for a camera. */
export function ScreenQr({ link, label, className }: Props) {
  const src = useMemo(() => `data:image/svg+xml,${encodeURIComponent(qrSvg(link))}`, [link]);
  return <img className={className} src={src} alt={label} />;
}
