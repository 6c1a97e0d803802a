import type { Deps } from "../../environment/deps.ts";
import { encodeForPrint } from "../../files/encodeImage.ts";
import { nameOfUpload } from "../../files/fileStore.ts";
import type { DiplomasPaper, Paper } from "../../papers/paper.ts";
import { findUploadFile } from "../../persistence/event/uploads.ts";

/** The pictures of a paper as they were uploaded; one that is gone is left out. */
export async function withImages({ db }: Pick<Deps, "db">, paper: Paper): Promise<Paper> {
  if (paper.type === "form" && paper.head?.emblem !== undefined) {
    const { emblem: address, ...head } = paper.head;
    const bytes = await findUploadFile(db, nameOfUpload(address));
    const emblem = bytes && (await encodeForPrint(bytes, true));
    return { ...paper, head: { ...head, ...(emblem === undefined ? {} : { emblem }) } };
  }
  if (paper.type !== "diplomas") return paper;
  const images: Record<string, string> = {};
  for (const [address, isSheer] of picturesOf(paper)) {
    const bytes = await findUploadFile(db, nameOfUpload(address));
    const image = bytes && (await encodeForPrint(bytes, isSheer));
    if (image !== undefined) images[address] = image;
  }
  return { ...paper, images };
}

/** Paper shows through a signature, never through a background. */
function picturesOf({ diploma: { background, logo, isTextOnly, signers } }: DiplomasPaper) {
  const pictures = new Map<string, boolean>();
  if (background !== null && !isTextOnly) pictures.set(background, false);
  if (logo !== null && !isTextOnly) pictures.set(logo, true);
  for (const { picture } of signers) if (picture !== null) pictures.set(picture, true);
  return pictures;
}
