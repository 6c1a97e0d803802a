import { useEffect, useRef, useState } from "react";
import { EditorContent, useEditor, useEditorState, type Editor } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { richText as words } from "#texts/organiser/richText.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { cx } from "#web/kit/cx.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { own } from "#web/kit/forms/rules.ts";
import prose from "#web/kit/SanitisedHtml.module.css";
import styles from "./richText.module.css";

type Props = { label: string; html: string; onChange: (html: string) => void };

/** As much as the server lets through: what is not here does not come back from it (SE1). */
const EXTENSIONS = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
];

const NEVER_SHOWN = "script,style,link,meta,iframe,object,embed,svg,math,form,input,video,audio,img,table";

const HANDLER = /\son\w+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;

/**
 * A pasted page without what vanishes anyway, taken out in a document that runs nothing: the editor would set handlers in
 * this one, where only the policy of the page keeps them from running.
 */
function cleaned(pasted: string): { readonly html: string; readonly hasDropped: boolean } {
  // Before it is parsed: a browser reports every handler it meets, also where it never runs.
  const quiet = pasted.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(HANDLER, ""));
  const { body } = new DOMParser().parseFromString(quiet, "text/html");
  let hasDropped = quiet !== pasted || /<(?:script|style)\b/i.test(pasted);
  for (const element of body.querySelectorAll(NEVER_SHOWN)) {
    // A table leaves its words.
    if (element.tagName === "TABLE") element.replaceWith(element.textContent);
    else element.remove();
    hasDropped = true;
  }
  for (const element of body.querySelectorAll("*"))
    for (const name of element.getAttributeNames()) {
      const isLink = name === "href" && !/^\s*javascript:/i.test(element.getAttribute(name) ?? "");
      if (isLink) continue;
      hasDropped ||= name === "href";
      element.removeAttribute(name);
    }
  return { html: body.innerHTML, hasDropped };
}

/** A sheet to write on: what stands in it is what readers will see. */
export function RichEditor({ label, html, onChange }: Props) {
  const [hasDropped, setHasDropped] = useState(false);
  const written = useRef(html);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: html,
    // The policy of pages takes no sheet of styles from a script; ours is in the module.
    injectCSS: false,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        class: cx(prose.prose, styles.sheet) ?? "",
      },
      transformPastedHTML: (pasted) => {
        const { html: kept, hasDropped: isLess } = cleaned(pasted);
        setHasDropped(isLess);
        return kept;
      },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = changed.isEmpty ? "" : changed.getHTML();
      onChange(written.current);
    },
  });
  // Put into the form from elsewhere, e.g. a draft that was kept.
  useEffect(() => {
    if (editor === null || html === written.current) return;
    written.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  if (editor === null) return null;
  return (
    <div className={styles.editor}>
      <Toolbar editor={editor} label={label} />
      <EditorContent editor={editor} />
      {hasDropped ? <Banner>{words.dropped}</Banner> : null}
    </div>
  );
}

function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const [isLinking, setIsLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: shown }) => ({
      bold: shown.isActive("bold"),
      italic: shown.isActive("italic"),
      heading: shown.isActive("heading", { level: 2 }),
      subheading: shown.isActive("heading", { level: 3 }),
      bullets: shown.isActive("bulletList"),
      numbers: shown.isActive("orderedList"),
      quote: shown.isActive("blockquote"),
      link: shown.isActive("link"),
      canUndo: shown.can().undo(),
      canRedo: shown.can().redo(),
    }),
  });
  const focused = () => editor.chain().focus();
  const tools = [
    { name: "bold", press: () => focused().toggleBold().run() },
    { name: "italic", press: () => focused().toggleItalic().run() },
    { name: "heading", press: () => focused().toggleHeading({ level: 2 }).run() },
    { name: "subheading", press: () => focused().toggleHeading({ level: 3 }).run() },
    { name: "bullets", press: () => focused().toggleBulletList().run() },
    { name: "numbers", press: () => focused().toggleOrderedList().run() },
    { name: "quote", press: () => focused().toggleBlockquote().run() },
    { name: "link", press: () => setIsLinking(true) },
  ] as const;
  return (
    <div role="toolbar" aria-label={words.toolbar(label)} className={styles.tools}>
      {tools.map(({ name, press }) => (
        <Button
          key={name}
          size="sm"
          variant={state[name] ? "primary" : "ghost"}
          aria-pressed={state[name]}
          aria-label={words[name].label}
          data-tool={name}
          onClick={press}
        >
          {words[name].face}
        </Button>
      ))}
      <Button size="sm" variant="ghost" disabled={!state.canUndo} onClick={() => focused().undo().run()}>
        {words.undo.face}
      </Button>
      <Button size="sm" variant="ghost" disabled={!state.canRedo} onClick={() => focused().redo().run()}>
        {words.redo.face}
      </Button>
      {isLinking ? <LinkDialog editor={editor} onClose={() => setIsLinking(false)} /> : null}
    </div>
  );
}

const LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))\S+$/;

function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { href } = editor.getAttributes("link");
  return (
    <ActDialog
      title={words.linkTitle}
      confirm={words.linkSave}
      isPersistent={false}
      fields={{
        address: {
          kind: "text",
          label: words.linkAddress,
          hint: words.linkHint,
          initial: typeof href === "string" ? href : "https://",
          maxLength: 500,
          rules: [own((typed) => (LINK.test(String(typed)) ? undefined : words.linkWrong))],
        },
      }}
      isPressableEarly
      onConfirm={({ address }) => {
        const chain = editor.chain().focus().extendMarkRange("link");
        if (address === "") chain.unsetLink().run();
        else if (editor.state.selection.empty && href === undefined)
          chain
            .insertContent([
              { type: "text", text: address, marks: [{ type: "link", attrs: { href: address } }] },
            ])
            .run();
        else chain.setLink({ href: address }).run();
      }}
      onClose={onClose}
    />
  );
}
