import { index, layout, prefix, route, type RouteConfig } from "@react-router/dev/routes";
import { DEFAULT_LOCALE } from "#contract/locale.ts";

// Read while the routes are built, in Node; the pages themselves never see it.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
const hasGallery = process.env["NODE_ENV"] !== "production" || process.env["KOVER_GALLERY"] === "1";

/** Every address of the product: layout › guard › page. */
export default [
  layout("layouts/center.tsx", [
    ...prefix("auth", [
      layout("guards/redirect.tsx", [index("routes/auth/login.tsx")]),
      route("forget", "routes/auth/forget.tsx"),
      layout("guards/login.tsx", [route("register", "routes/auth/register.tsx")]),
      layout("guards/reset.tsx", [route("reset", "routes/auth/reset.tsx")]),
      route("setup", "routes/auth/setup.tsx"),
    ]),
  ]),

  ...prefix("competition/:uuid", [
    layout("guards/operator.tsx", [
      layout("layouts/scoreboard.tsx", [
        index("routes/competition/dashboard.tsx"),
        route("awarding", "routes/competition/awarding.tsx"),
        route("awarding/:categoryUuid", "routes/competition/awardingCategory.tsx"),
        route("corrections", "routes/competition/corrections.tsx"),
        route("corrections/:fightingUuid", "routes/competition/correction.tsx"),
        route("parked", "routes/competition/parked.tsx"),
        route("formats", "routes/competition/formats.tsx"),
        route("papers", "routes/competition/papers.tsx"),
        route("observe/:categoryUuid", "routes/competition/observe.tsx"),
        route("refereeing", "routes/competition/refereeing.tsx"),
        route("refereeing/check", "routes/competition/refereeingCheck.tsx"),
        route("refereeing/carpet/:carpetUuid", "routes/competition/refereeingCarpet.tsx"),
        route("refereeing/category/:categoryUuid", "routes/competition/refereeingCategory.tsx"),
        route("sheets", "routes/competition/sheets.tsx"),
        route("teams", "routes/competition/teams.tsx"),
        route("weighing", "routes/competition/weighing.tsx"),
      ]),
      layout("layouts/fullscreen.tsx", { id: "fullscreen-operator" }, [
        route("fighting/:fightingUuid", "routes/competition/fighting.tsx"),
        route("fighting/:fightingUuid/board", "routes/competition/board.tsx"),
        route("awarding/:categoryUuid/certificates", "routes/competition/certificates.tsx"),
      ]),
    ]),
    layout("guards/screen.tsx", [
      layout("layouts/fullscreen.tsx", { id: "fullscreen-screen" }, [
        route("screen", "routes/competition/screen.tsx"),
      ]),
    ]),
  ]),

  layout("layouts/fullscreen.tsx", { id: "fullscreen-display" }, [route("display", "routes/display.tsx")]),

  route("events/:id/calendar.ics", "routes/events/calendar.ts"),
  route("events/:id/qr.svg", "routes/events/qr.ts"),
  route("events/:id/competition/categories/:categoryUuid/:file", "routes/events/categoryTable.ts"),
  route("events/:id/tables/:file", "routes/events/eventTable.ts"),

  layout("layouts/default.tsx", [
    index("routes/home.tsx"),
    route("page/:slug", "routes/page.tsx"),
    route("partners", "routes/partners.tsx"),
    route("search", "routes/search.tsx"),
    route("season", "routes/season/seasons.tsx"),
    route("season/:id", "routes/season/season.tsx"),
    route("clubs/:club", "routes/season/club.tsx"),
    route("following", "routes/following.tsx"),

    route("events/:id", "guards/event.tsx", [
      layout("layouts/event.tsx", [
        index("routes/events/event.tsx"),
        route("carpets", "routes/events/carpets.tsx"),
        route("carpets/:carpetUuid", "routes/events/carpet.tsx"),
        route("competition", "routes/events/competition.tsx"),
        route("competition/bouts/:fightingUuid", "routes/events/bout.tsx"),
        route("competition/categories/:categoryUuid", "routes/events/category.tsx"),
        route("competition/fighters/:fighterUuid", "routes/events/fighter.tsx"),
        route("mine", "routes/events/mine.tsx"),
        route("teams", "routes/events/teams.tsx"),
        layout("guards/organiser.tsx", [route("stats", "routes/events/stats.tsx")]),
      ]),
    ]),

    layout("guards/operator.tsx", { id: "operator-claim" }, [
      route("display/claim", "routes/displayClaim.tsx"),
    ]),

    layout("guards/signedIn.tsx", [
      layout("layouts/personal.tsx", [
        ...prefix("personal", [
          index("routes/personal/home.tsx"),
          route("applications", "routes/personal/applications.tsx"),
          route("applications/:id", "routes/personal/application.tsx"),
          route("payments/:id", "routes/personal/payment.tsx"),
          route("profiles", "routes/personal/profiles.tsx"),
          route("account", "routes/personal/account.tsx"),
        ]),
      ]),
    ]),

    layout("guards/organiser.tsx", { id: "organiser-area" }, [
      layout("layouts/organiser.tsx", [
        ...prefix("organiser", [
          index("routes/organiser/home.tsx"),
          layout("guards/admin.tsx", [
            route("new", "routes/organiser/newEvent.tsx"),
            route("users", "routes/organiser/users.tsx"),
            route("people", "routes/organiser/people.tsx"),
            route("seasons", "routes/organiser/seasons.tsx"),
            route("seasons/:id", "routes/organiser/season.tsx"),
            route("site", "routes/organiser/site.tsx"),
          ]),
          route("events/:id", "layouts/organiserEvent.tsx", [
            index("routes/organiser/event.tsx"),
            route("look", "routes/organiser/look.tsx"),
            route("competition", "routes/organiser/competition.tsx"),
            route("categories", "routes/organiser/categories.tsx"),
            route("entries", "routes/organiser/entries.tsx"),
            route("entries/list", "routes/organiser/entryList.tsx"),
            route("fees", "routes/organiser/fees.tsx"),
            route("programme", "routes/organiser/programme.tsx"),
            route("referees", "routes/organiser/referees.tsx"),
            route("roles", "routes/organiser/roles.tsx"),
            route("papers", "routes/organiser/papers.tsx"),
            route("papers/diploma", "routes/organiser/diplomas.tsx"),
            route("archive", "routes/organiser/archive.tsx"),
            route("rehearsal", "routes/organiser/rehearsal.tsx"),
          ]),
        ]),
      ]),
    ]),
    ...(hasGallery ? [route("_gallery", "routes/gallery.tsx")] : []),
    route("competition/*", "routes/competition/notFound.tsx"),
    route("*", "routes/notFound.tsx"),
  ]),

  route(`${DEFAULT_LOCALE}/*`, "routes/locale.tsx"),
] satisfies RouteConfig;
