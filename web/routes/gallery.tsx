import type { PageHandle } from "#contract/pageKind.ts";
import { Gallery } from "#web/features/gallery/Gallery.tsx";

export const handle: PageHandle = { kind: "personal" };

export default Gallery;
