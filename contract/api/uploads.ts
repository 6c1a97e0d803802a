import { z } from "zod";
import { endpoint, told } from "./endpoint.ts";

const tag = "uploads";

/** A picture in the shape existing clients know. */
const uploadSchema = z.looseObject({ id: z.number(), name: z.string(), url: z.string() });

const uploadListQuerySchema = z.looseObject({
  start: z.coerce.number<number>().int().min(0).max(1_000_000).default(0).describe("How many to skip"),
  limit: z.coerce.number<number>().int().min(1).max(100).default(100).describe("How many at most"),
});

/** In bytes. */
export const MOST_PICTURE_BYTES = 5_000_000;
export const MOST_DOCUMENT_BYTES = 10_000_000;

/** Pictures and documents; they come as a form with files, so the body is read by the route itself. */
export const uploads = {
  add: endpoint({
    tag,
    access: "signed-in",
    method: "POST",
    path: "/upload",
    summary: "Upload pictures",
    answer: z.array(uploadSchema),
    status: 201,
    problems: {
      "no-files": told("ValidationError", "Files are empty"),
      "malformed-form": told("ValidationError", "Malformed form"),
      "too-many-parts": told("ValidationError", "Too many parts"),
      "file-too-large": told("PayloadTooLargeError", "request entity too large"),
      "not-an-image": told("ValidationError", "Only PNG, JPEG and WebP images are accepted"),
      "too-many-pixels": told("ValidationError", "The image must not have more than 40 megapixels"),
      "quota-used-up": told("ValidationError", "There is no room left for more files of this account"),
    },
  }),
  addDocument: endpoint({
    tag,
    access: "admin",
    right: "organise",
    method: "POST",
    path: "/upload/documents",
    summary: "Upload a document: PDF, DOCX, XLSX or a picture",
    answer: z.array(uploadSchema),
    status: 201,
    problems: {
      "no-files": told("ValidationError", "Files are empty"),
      "malformed-form": told("ValidationError", "Malformed form"),
      "too-many-parts": told("ValidationError", "Too many parts"),
      "document-too-large": told("PayloadTooLargeError", "request entity too large"),
      "not-a-document": told("ValidationError", "Only PDF, DOCX, XLSX and images are accepted"),
      "too-many-pixels": told("ValidationError", "The image must not have more than 40 megapixels"),
      "quota-used-up": told("ValidationError", "There is no room left for more files of this account"),
    },
  }),
  find: endpoint({
    tag,
    access: "admin",
    method: "GET",
    path: "/upload/files",
    summary: "All pictures",
    query: uploadListQuerySchema,
    answer: z.array(uploadSchema),
  }),
  findOne: endpoint({
    tag,
    access: "admin",
    method: "GET",
    path: "/upload/files/:id",
    summary: "One picture",
    answer: uploadSchema,
  }),
  remove: endpoint({
    tag,
    access: "admin",
    method: "DELETE",
    path: "/upload/files/:id",
    summary: "Remove a picture",
    answer: uploadSchema,
  }),
};
