/** How organisers write their lists: read in lower case, with «е» for «ё». */
export const listWords = {
  /** In this order: the first that holds a head names it. */
  heads: [
    ["fullName", /^(?:фио|ф\. ?и\. ?о|фамилия[ ,/и]+имя|спортсмен|участник|атлет|борец|имя и фамилия)/],
    ["lastName", /^фамилия|^last ?name|^surname/],
    ["middleName", /^отчество/],
    ["firstName", /^имя|^first ?name/],
    ["birth", /рожд|^год$|^г\.? ?р|^д\.? ?р|^born|^birth/],
    ["sex", /^пол$|^sex|^gender/],
    ["weightOrCategory", /^вес ?[/,(и]+ ?кат|^весовая|^кат[а-я.]* ?\/ ?вес/],
    ["weight", /^вес|^weight/],
    ["category", /^(?:категор|дивизион|раздел)/],
    ["club", /клуб|команд|организац|школа|^club|^team/],
    ["city", /^город|насел|^city/],
    ["region", /регион|область|субъект|край/],
    ["coach", /тренер|^coach/],
    ["rank", /разряд|звание/],
    ["belt", /пояс|^belt/],
    ["level", /уровень|квалификац|опыт|^level/],
    ["licence", /лиценз|№ ?карт|^licen/],
    ["consent", /соглас/],
  ],
  yes: /^(?:да|есть|\+|1|yes|v|х|x)/,
  male: /^[мm]/,
  female: /^[жfw]/,
  kilograms: /\s*(?:кг|kg)\.?$/i,
  absolute: /^абс/,
  years: /\s*(?:г\.? ?р?\.?|год[а-я]*)\s*$/i,
  /** «до 66», «-66», «66 кг». */
  limit: /(?:до|под|-|–|−|<|^|\s)\s*(\d{2,3}(?:[.,]\d)?)\s*(?:кг|kg|$)/,
  /** «свыше 99», «+99», «99+». */
  above: /(?:свыше|более|выше|\+|>)\s*(\d{2,3}(?:[.,]\d)?)|(\d{2,3}(?:[.,]\d)?)\s*\+/,
  ages: /(\d{1,2})\s*[-–—]\s*(\d{1,2})\s*(?:лет|год|г)/,
  agesFrom: /(\d{1,2})\s*\+\s*(?:лет|год)|(?:от|старше)\s+(\d{1,2})\s*(?:лет|год)/,
  levels: { novice: /нович|начин/, intermediate: /средн/, expert: /опыт|мастер|профи/ },
  /** Words of a class that say nothing a title must have. */
  idle: /^(?:кг|kg|до|свыше|вес|весовая|категория|лет|и|в)$/,
  patronymicEnds: /^(?:оглы|кызы|уулу)$/,
  women: /^(?:жен|дев)/,
  men: /^(?:муж|мал|юнош|юноши)/,
} as const;
