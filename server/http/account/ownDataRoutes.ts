import type { AccountDeps } from "../../auth/accountDeps.ts";
import { writeOwnDataPaper } from "../../papers/ownDataPaper.ts";
import { eraseAccount } from "../../usecases/account/eraseAccount.ts";
import { exportAccount } from "../../usecases/account/exportAccount.ts";
import { actorOf, demandStepUp } from "./accountCalls.ts";
import { forbidden, HttpProblem } from "../problem.ts";
import type { Call, Route } from "../route.ts";

/** What is kept about somebody: to take along, and to be forgotten. */
export function ownDataRoutes(deps: AccountDeps): Route[] {
  return [
    { method: "GET", url: "/api/auth/export", handle: (call) => handleExport(deps, call) },
    { method: "GET", url: "/api/auth/export.pdf", handle: (call) => handlePaper(deps, call) },
    { method: "POST", url: "/api/auth/erase", handle: (call) => handleErase(deps, call) },
  ];
}

async function handleExport(deps: AccountDeps, call: Call) {
  const data = await exportAccount(deps, actorOf(call));
  if (data === undefined) throw forbidden();
  call.reply.header("cache-control", "no-store");
  return data;
}

/** The same, to be read and printed. */
async function handlePaper(deps: AccountDeps, call: Call) {
  const paper = writeOwnDataPaper(await handleExport(deps, call));
  call.reply.header("content-disposition", 'attachment; filename="kover-my-data.pdf"');
  return call.reply.type("application/pdf").send(paper);
}

async function handleErase(deps: AccountDeps, call: Call) {
  const actor = actorOf(call);
  await demandStepUp(deps, actor);
  const answer = await eraseAccount(deps, actor);
  if (!answer.ok) throw new HttpProblem("ApplicationError", "The last admin must stay an admin");
  return call.reply.code(204).send();
}
