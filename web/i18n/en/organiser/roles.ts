import type { EventRole } from "#domain/access/eventRoles.ts";

/** Who is what at one event. */
export const roles = {
  title: "Доступ",
  lead: "Роли действуют только на этом турнире. Администраторы могут всё и без роли.",
  names: {
    organiser: "Организатор",
    "chief-judge": "Главный судья",
    secretary: "Секретарь",
    "mat-referee": "Судья на ковре",
    "weigh-in": "Взвешивание",
    announcer: "Диктор",
  } satisfies Record<EventRole, string>,
  hints: {
    organiser: "Готовит турнир, раздаёт роли, может его удалить",
    "chief-judge": "Исправляет и решает, ведёт жеребьёвку и день; удалить турнир не может",
    secretary: "Жеребьёвка, вызовы, порядок схваток, взвешивание; без исправлений",
    "mat-referee": "Счёт, вызовы и результаты на своих коврах",
    "weigh-in": "Только взвешивание",
    announcer: "Награждение, объявления и экраны; схватки не меняет",
  } satisfies Record<EventRole, string>,
  table: "Роли на этом турнире",
  columns: { who: "Кто", role: "Роль", given: "Кто и когда дал", acts: "Действия" },
  given: (by: string | null, at: string) => (by === null ? at : `${by}, ${at}`),
  blocked: "Заблокирован",
  you: "вы",
  empty: "Ролей пока нет",
  emptyText: "Турнир ведут администраторы и судьи. Дайте роль тому, кто будет работать только здесь.",
  add: "Дать роль",
  give: {
    title: "Дать роль",
    email: "Почта",
    emailHint: "Если с этой почтой ещё не входили, придёт приглашение.",
    emailMissing: "Укажите почту",
    emailWrong: "Проверьте адрес почты",
    role: "Роль на этом турнире",
    submit: "Дать роль",
    done: (email: string, role: string) => `${email}: ${role}. Роль уже действует`,
    invited: (email: string, role: string) => `${email}: ${role}. Приглашение отправлено`,
  },
  take: {
    menu: "Снять роль",
    actsOf: (name: string) => `Действия: ${name}`,
    title: (name: string) => `Снять роль: ${name}`,
    text: (role: string) =>
      `${role}: доступ закроется сразу. Что человек успел записать на своём столе, останется на его устройстве.`,
    own: "Это ваша роль: турнир закроется и для вас.",
    submit: "Снять роль",
    done: (name: string, role: string) => `Роль снята: ${name}, ${role.toLowerCase()}`,
  },
};
