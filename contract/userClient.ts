import { z } from "zod";
import type { RoleType } from "#domain/access/access.ts";
import { userSchema } from "./content.ts";
import type { Calls } from "./personalClient.ts";

export type GivenRole = Exclude<RoleType, "public">;

export type UserInvitation = {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly role: GivenRole;
};

/** The accounts of others; bare answers, as those of the other account calls. */
export function userCalls({ get, post, put }: Pick<Calls, "get" | "post" | "put">) {
  return {
    users: {
      find: (q: string, start: number, limit: number) =>
        get("/users", z.array(userSchema), { populate: "role", start, limit, ...(q !== "" && { q }) }),
      create: (user: UserInvitation) => post("/users", userSchema, user),
      change: (id: number, change: { readonly role: GivenRole } | { readonly blocked: boolean }) =>
        put(`/users/${id}`, userSchema, change),
    },
  };
}
