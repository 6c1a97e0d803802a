/** How organisers write their lists: read in lower case, with «е» for «ё». */
export const pastedList = {
  heads: {
    lastName: /^фамилия|^фио/,
    firstName: /^имя/,
    birthDate: /рожд|^год$|^г\.? ?р/,
    sex: /^пол$/,
    weight: /^вес(?!овая)/,
    team: /клуб|команд|школа/,
    category: /категор/,
  },
  male: /^[мm]/,
  female: /^[жfw]/,
  kilograms: /\s*(?:кг|kg)\.?$/i,
} as const;
