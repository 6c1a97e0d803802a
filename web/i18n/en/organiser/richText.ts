export const richText = {
  toolbar: (label: string) => `Formatting: ${label}`,
  bold: { label: "Bold", face: "B" },
  italic: { label: "Italic", face: "I" },
  heading: { label: "Heading", face: "Heading" },
  subheading: { label: "Subheading", face: "Subheading" },
  bullets: { label: "List", face: "• List" },
  numbers: { label: "Numbered list", face: "1. List" },
  quote: { label: "Quote", face: "Quote" },
  link: { label: "Link", face: "Link" },
  undo: { label: "Undo", face: "Undo" },
  redo: { label: "Redo", face: "Redo" },
  dropped:
    "What readers would not see was taken out of the pasted text: scripts, pictures, tables and foreign formatting. You see what they will see.",
  asHtml:
    "The text has a table or a picture, so it is shown as HTML. Scripts and styles are taken out when it is saved.",
  linkTitle: "Link",
  linkAddress: "Address",
  linkHint: "https://…, email mailto: or phone tel:. An empty address removes the link",
  linkWrong: "Start the address with https://, mailto:, tel: or /",
  linkSave: "Set link",
};
