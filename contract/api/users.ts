import { z } from "zod";
import { signInPlaceSchema } from "../account/account.ts";
import { userSchema } from "../event/content.ts";
import {
  invitationSchema,
  newUserSchema,
  roleListSchema,
  userChangeSchema,
  userListQuerySchema,
  userQuerySchema,
} from "../account/user.ts";
import { LAST_ADMIN, STEP_UP } from "./account.ts";
import { endpoint, told } from "./endpoint.ts";

const tag = "users";
const access = "admin";

const NAMES_TAKEN = {
  "username-taken": told("ApplicationError", "Username already taken"),
  "email-taken": told("ApplicationError", "Email already taken"),
};
const NO_USER = { "not-found": told("NotFoundError", "User not found") };

/** Accounts; bare objects and arrays, as existing clients expect of these paths (API9). */
export const users = {
  me: endpoint({
    tag,
    access: "signed-in",
    method: "GET",
    path: "/users/me",
    summary: "Who is signed in",
    query: userQuerySchema,
    answer: userSchema,
  }),
  list: endpoint({
    tag,
    access,
    method: "GET",
    path: "/users",
    summary: "All users",
    query: userListQuerySchema,
    answer: z.array(userSchema),
  }),
  count: endpoint({
    tag,
    access,
    method: "GET",
    path: "/users/count",
    summary: "How many users there are",
    answer: z.number(),
  }),
  create: endpoint({
    tag,
    access,
    method: "POST",
    path: "/users",
    summary: "Make a user",
    body: newUserSchema,
    answer: userSchema,
    status: 201,
    problems: { ...NAMES_TAKEN, ...STEP_UP },
  }),
  /** 204 for one that is not there. */
  one: endpoint({
    tag,
    access,
    method: "GET",
    path: "/users/:id",
    summary: "One user",
    query: userQuerySchema,
    answer: userSchema,
  }),
  /** Of the own account everybody changes the names; the rest is for admins (RL20). */
  update: endpoint({
    tag,
    access: "signed-in",
    method: "PUT",
    path: "/users/:id",
    summary: "Change a user",
    query: userQuerySchema,
    body: userChangeSchema,
    answer: userSchema,
    problems: { ...NAMES_TAKEN, ...STEP_UP, ...LAST_ADMIN, ...NO_USER },
  }),
  places: endpoint({
    tag,
    access,
    method: "GET",
    path: "/users/:id/sessions",
    summary: "Where somebody is signed in",
    answer: z.array(signInPlaceSchema),
    problems: NO_USER,
  }),
  endPlaces: endpoint({
    tag,
    access,
    method: "DELETE",
    path: "/users/:id/sessions",
    summary: "Sign somebody out everywhere",
    status: 204,
    problems: { ...STEP_UP, ...NO_USER },
  }),
  invite: endpoint({
    tag,
    access,
    method: "POST",
    path: "/users/:id/invitation",
    summary: "Mail somebody a link to choose a password, with what they are invited to",
    body: invitationSchema,
    status: 204,
    problems: { ...STEP_UP, ...NO_USER },
  }),
  roles: endpoint({
    tag,
    access,
    method: "GET",
    path: "/users-permissions/roles",
    summary: "The roles",
    answer: roleListSchema,
  }),
};
