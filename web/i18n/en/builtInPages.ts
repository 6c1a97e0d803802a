import { CONSENT_VERSIONS } from "#contract/entry/consent.ts";
import { general } from "./general.ts";

/**
 * Texts people agree to must be there on the first day, before an organiser has written any page; a page of the same
 * address takes their place. A changed text needs a new version, so that everybody is asked again.
 */
const PAGES: Readonly<
  Record<string, { readonly title: string; readonly content: string; readonly updatedAt: string }>
> = {
  rules: {
    title: general.nav.rules,
    updatedAt: CONSENT_VERSIONS.rules,
    content: `<p>Сервис помогает подать заявку на соревнование и следить за его ходом. Аккаунт один на человека; за
несовершеннолетнего заявки подаёт законный представитель.</p><p>Сведения в профиле должны быть верными: по ним
определяют категорию. Решения по заявкам, взвешиванию и схваткам принимает организатор соревнования.</p>`,
  },
  terms: {
    title: "Terms of service",
    updatedAt: CONSENT_VERSIONS.rules,
    content: `<p>This is an agreement between you and the organiser who runs events on this site. You accept it when you
register.</p><h2>Account</h2><p>One account per person. For a minor the parent or guardian keeps the account and makes the
entries.</p><h2>Profile and entry</h2><p>What you tell must be true: age, sex, belt and weight decide the category. An entry may
be changed until the deadline and taken back until the draw. Decisions about entries, weighing and bouts are the
organiser’s.</p><h2>Fees</h2><p>The fee is told in the entry before it is sent and is paid to the organiser, who also decides on
refunds.</p><h2>Data</h2><p>Data are processed under a <a href="/page/consent-processing">consent of its own</a>; a name is shown
to the public only under the <a href="/page/consent-publication">consent to publish</a>. You may download your data and delete
the account yourself.</p><p>Questions: <a href="/page/contacts">contacts</a>.</p>`,
  },
  contacts: {
    title: "Contacts",
    updatedAt: "2026-11-18",
    content: `<p>The organiser of an event answers questions about weighing, categories, fees and results: the contacts stand
on the page of the event.</p><p>About an entry of yours you can write in the entry itself.</p><p><a href="/">All events</a></p>`,
  },
  support: {
    title: "Help",
    updatedAt: "2026-11-18",
    content: `<h2>Find yourself or your child</h2><p>Open the <a href="/search">search</a> and type the surname: on the day the
mat and the time stand beside it.</p><h2>Enter an event</h2><p>You need an account and a profile of the athlete; after them you
come back to the same entry.</p><h2>Cannot sign in</h2><p><a href="/auth/forget">Reset the password</a> by mail, or ask the
organiser: <a href="/page/contacts">contacts</a>.</p>`,
  },
  organisers: {
    title: "For organisers",
    updatedAt: "2026-11-18",
    content: `<p>A whole event can be run here: entries and fees, weighing, draw, scoreboards, mat queues, awards, papers and
team scores.</p><h2>Where to begin</h2><ol><li>Ask the administrator of the site for an organiser’s access:
<a href="/page/contacts">contacts</a>.</li><li>Make the event, its categories and mats; nobody sees it before it is
published.</li><li>Rehearse the day.</li><li>Open the entries.</li></ol>`,
  },
  cookies: {
    title: "Cookie и память браузера",
    updatedAt: "2026-11-15",
    content: `<p>Сайт хранит в браузере только то, без чего не работает. Рекламных и следящих cookie нет, о посещениях никому
не сообщается.</p><h2>Что хранится</h2><ul><li>Вход в учётную запись: cookie, пока вы не вышли.</li><li>Язык и страница, на
которую вернуться после входа: cookie.</li><li>Цветовой режим, избранное и правильное время: память браузера.</li><li>У судей:
действия за столом, пока они не дошли до сервера, чтобы ни один балл не пропал без сети.</li></ul><h2>Чат поддержки</h2><p>Если
организатор подключил чат, его загружает сторонняя служба, и у неё могут быть свои cookie. На страницах судей чата
нет.</p><h2>Как удалить</h2><p>Очистите данные сайта в настройках браузера. Вход и настройки придётся задать заново.</p>`,
  },
  "consent-processing": {
    title: "Согласие на обработку персональных данных",
    updatedAt: CONSENT_VERSIONS.processing,
    content: `<p>Я разрешаю организатору соревнований обрабатывать мои данные, а если я законный представитель, то данные
того, кого представляю: фамилию, имя, отчество, дату рождения, пол, вес, пояс, клуб, телефон, почту и фотографию.</p>
<h2>Для чего</h2><p>Чтобы вести аккаунт, принять заявку, определить категорию, провести взвешивание, составить сетку и
подвести итоги.</p><h2>Что с ними делают</h2><p>Собирают, хранят, уточняют, используют и удаляют. Посторонним не передают
и в открытый доступ не выкладывают: для этого нужно отдельное согласие.</p><h2>Сколько действует</h2><p>Пока есть аккаунт.
Согласие можно отозвать в личном кабинете: данные удалят в течение 30 дней.</p>`,
  },
  "consent-publication": {
    title: "Согласие на распространение персональных данных",
    updatedAt: CONSENT_VERSIONS.publication,
    content: `<p>Я разрешаю открыто показывать фамилию и имя, клуб, категорию, вес и результаты схваток на страницах
соревнования, табло и экранах в зале.</p><h2>Без этого согласия</h2><p>Вместо имени всем посторонним виден номер участника.
Заявка, схватки и места остаются в силе.</p><h2>Чего не показывают никому</h2><p>Дату рождения, телефон, почту, документы и
фотографию.</p><h2>Сколько действует</h2><p>До отзыва в профиле спортсмена. После отзыва имя сразу заменяется номером.</p>`,
  },
};

export const builtInPage = (slug: string) => PAGES[slug];
