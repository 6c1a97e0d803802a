import { pageQr } from "#texts/spectating/sharedLinks.ts";
import styles from "./PageQr.module.css";

/** The page for the phone of whoever stands beside; drawn by the server, and fetched only when it is opened. */
export function PageQr({ eventId, page = "" }: { eventId: number; page?: string }) {
  return (
    <details className={styles.qr}>
      <summary>{pageQr.title}</summary>
      <img
        src={`/events/${eventId}/qr.svg?page=${page}`}
        alt={pageQr.alt}
        width={200}
        height={200}
        loading="lazy"
      />
    </details>
  );
}
