import { Gallery } from "#web/features/gallery/Gallery.tsx";

export default Gallery;
