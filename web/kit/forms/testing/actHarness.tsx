import "#web/theme/tokens.css";
import "#web/theme/base.css";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { ApiFailure } from "#contract/error.ts";
import { onActFailure } from "#web/kit/actFailures.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { reasonField } from "#web/kit/forms/limits.ts";
import { ToastRegion, ToastView } from "#web/kit/ToastView.tsx";

declare global {
  interface Window {
    /** Every act that was sent, and every failure that was told outside the dialog. */
    actsHeard: string[];
    /** Answers the act that waits. */
    answer: (how: "done" | "refused" | "words" | "bug" | "field") => void;
  }
}

window.actsHeard = [];
onActFailure((cause) =>
  window.actsHeard.push(`told:${cause instanceof Error ? cause.message : String(cause)}`),
);

const refusal = (details: unknown) =>
  new ApiFailure({ status: 400, name: "ValidationError", message: "Причина не подходит", details });

function send(reason: string): Promise<boolean | string> {
  window.actsHeard.push(`sent:${reason}`);
  const { promise, resolve, reject } = Promise.withResolvers<boolean | string>();
  window.answer = (how) => {
    if (how === "bug") reject(new Error("not thought of"));
    else if (how === "field")
      reject(refusal({ errors: [{ path: ["reason"], message: "Причина не подходит" }] }));
    else resolve(how === "words" ? "Схватка уже идёт" : how === "done");
  };
  return promise;
}

const query = new URLSearchParams(location.search);
const isEarly = query.has("early");

function Harness() {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <main id="main">
      <button type="button" onClick={() => setIsAsked(true)}>
        Снять участника
      </button>
      {isAsked && query.has("plain") ? (
        <ActDialog
          title="Снять участника"
          confirm="Снять"
          isDangerous={!query.has("harmless")}
          onConfirm={() => send("")}
          onClose={() => setIsAsked(false)}
        />
      ) : null}
      {isAsked && !query.has("plain") ? (
        <ActDialog
          title="Снять участника"
          confirm="Снять"
          isDangerous
          isPressableEarly={isEarly}
          asksBeforeLosing={query.has("asks")}
          size="lg"
          fields={{ reason: reasonField({ label: "Причина", hint: "Не короче 3 символов" }) }}
          onConfirm={({ reason }) => send(reason)}
          onClose={() => setIsAsked(false)}
        >
          <p>Соперник пройдёт дальше.</p>
          {query.has("tall") ? <p style={{ height: 2000 }}>Ещё много слов.</p> : null}
        </ActDialog>
      ) : null}
      <ToastRegion label="Сообщения">
        <ToastView
          type="success"
          message="Участник добавлен в категорию"
          closeLabel="Убрать"
          onClose={() => {}}
        />
      </ToastRegion>
    </main>
  );
}

document.documentElement.lang = "ru";
const root = document.createElement("div");
document.body.append(root);
createRoot(root).render(<Harness />);
