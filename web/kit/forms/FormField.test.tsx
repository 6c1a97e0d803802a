import { expect, test } from "vitest";
import { htmlOf } from "#web/sport/testing/textOf.tsx";
import { choices, defineForm, isMulti } from "./fields.ts";
import { Form } from "./Form.tsx";
import { FormFields } from "./FormField.tsx";
import { labelOfOption, valueOfOption } from "./selectOptions.ts";
import { useForm } from "./useForm.ts";

const options = choices(["m", "f"], (sex) => (sex === "m" ? "мужской" : "женский"));
const FIELDS = defineForm({
  name: { kind: "text", label: "Имя" },
  phone: { kind: "tel", label: "Телефон" },
  level: { kind: "select", label: "Уровень", options },
  weight: { kind: "number", label: "Вес" },
  birth: { kind: "date", label: "Дата рождения" },
  note: { kind: "textarea", label: "Заметка" },
  club: { kind: "advancedSelect", label: "Клуб", selectOptions: ["Рычаг"] },
  agreed: { kind: "checkbox", label: "Согласие" },
  sex: { kind: "radio", label: "Пол", options },
  send: { kind: "submit", label: "Отправить" },
});
const NAMES = ["name", "phone", "level", "weight", "birth", "note", "club", "agreed", "sex", "send"] as const;

function Every() {
  const form = useForm(FIELDS, { onSubmit: async () => {} });
  return (
    <Form form={form}>
      <FormFields form={form} names={NAMES} />
    </Form>
  );
}

test("[FM1] a form draws each of the ten kinds of input, with its label", () => {
  const html = htmlOf(<Every />);
  for (const { label } of Object.values(FIELDS)) expect(html).toContain(label);
  const inputs = [...html.matchAll(/<(input|select|textarea|button)[^>]*>/g)].map(([tag, element]) => ({
    element,
    name: / name="(\w+)"/.exec(tag)?.[1],
    type: / type="(\w+)"/.exec(tag)?.[1],
  }));
  const drawnAs = (name: string) => {
    const { element, type } = inputs.find((input) => input.name === name) ?? {};
    return element === "input" ? type : element;
  };
  expect(Object.fromEntries(NAMES.map((name) => [name, drawnAs(name)]))).toMatchObject({
    name: "text",
    phone: "tel",
    level: "select",
    weight: "text",
    birth: "date",
    note: "textarea",
    agreed: "checkbox",
    sex: "radio",
  });
  expect(html).toMatch(/role="combobox"/);
  expect(inputs).toContainEqual({ element: "button", name: undefined, type: "submit" });
});

test("[SL1] one is chosen unless a mode says several; value and label stand under the named keys", () => {
  const modeOf = (selectConfig = {}) => isMulti({ kind: "advancedSelect", label: "Клуб", selectConfig });
  expect([modeOf(), modeOf({ mode: "single" })]).toEqual([false, false]);
  expect([modeOf({ mode: "multiple" }), modeOf({ mode: "tags" })]).toEqual([true, true]);
  const club = { id: 7, name: "Рычаг", value: "v", label: "l" };
  const config = { valueProp: "id", label: "name" };
  expect([valueOfOption(club, config), labelOfOption(club, config)]).toEqual(["7", "Рычаг"]);
  expect([valueOfOption(club, {}), labelOfOption(club, {})]).toEqual(["v", "l"]);
});
