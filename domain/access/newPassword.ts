/** The least and the most a password may have: characters that are typed, bytes that are hashed. */
const MIN_CHARACTERS = 6;
const MAX_BYTES = 72;

export type PasswordProblem = "short" | "long" | "common";

/** Why a password may not be set; undefined for one that may (AU25, AU57). */
export function newPasswordProblem(password: string): PasswordProblem | undefined {
  if (password.length < MIN_CHARACTERS) return "short";
  if (bytesOf(password) > MAX_BYTES) return "long";
  return isCommon(password) ? "common" : undefined;
}

/** In UTF-8. */
const bytesOf = (text: string): number =>
  Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    if (code < 0x80) return 1;
    if (code < 0x800) return 2;
    return code < 0x1_0000 ? 3 : 4;
  }).reduce((sum: number, bytes) => sum + bytes, 0);

function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  if (COMMON_PASSWORDS.has(plain)) return true;
  if (/^(.)\1*$/u.test(plain)) return true;
  return COMMON_PASSWORDS.has(plain.replace(/[\d\p{P}\p{S}]+$/u, ""));
}

/**
 * What is tried first by anybody who guesses: the passwords seen most often in leaks, keyboard rows in both layouts,
 * and words of this product and its sport. Compared in lower case and without the digits and signs at the end.
 */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  123456 1234567 12345678 123456789 1234567890 123123 123321 111111 000000 222222 333333 444444 555555 666666 777777
  888888 999999 654321 7654321 87654321 987654321 0987654321 112233 121212 131313 123654 159753 147258 147852 159357
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 123qwe qwe123 q1w2e3 q1w2e3r4 zaq12wsx 123abc abc123 a123456 1234qwer qazwsx
  qwerty qwertyu qwertyui qwertyuiop qwerty123 qweasd qweasdzxc asdfgh asdfghj asdfghjkl zxcvbn zxcvbnm
  йцукен йцукенг йцукенгш йцукенгшщз фывапр фывапро фывапролдж ячсмить пароль парольпароль секрет привет любовь
  password passwort passw0rd p@ssw0rd p@ssword letmein welcome login admin administrator root user guest test tester
  testtest secret changeme default master superman batman dragon monkey shadow sunshine princess football baseball
  iloveyou trustno1 whatever freedom michael jordan hunter killer soccer hockey ranger daniel andrew joshua charlie
  samsung google yandex vkontakte mailru internet computer
  natasha marina andrey alexander aleksandr dmitriy sergey maksim nikita anastasia kristina ekaterina tatyana
  moscow moskva russia rossiya spartak zenit
  kover kovyor ковер ковёр коверковер grappling грэпплинг wrestling wrestler borba борьба борец jiujitsu jiu-jitsu
  jitsu bjj adcc ibjjf tatami татами referee рефери судья sudya turnir турнир sport спорт samson самбо sambo
  `
    .trim()
    .split(/\s+/u),
);
