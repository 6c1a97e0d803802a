import type * as account from "./accountTables.ts";
import type * as competition from "./competitionTables.ts";
import type * as log from "./logTables.ts";
import type * as upload from "./uploadTables.ts";

/** Every table by its name, in the order of the migrations. */
export type Tables = {
  team: competition.TeamTable;
  event: competition.EventTable;
  event_team: competition.EventTeamTable;
  competition: competition.CompetitionTable;
  carpet: competition.CarpetTable;
  account: account.AccountTable;
  account_code: account.AccountCodeTable;
  session: account.SessionTable;
  competition_referee: competition.CompetitionRefereeTable;
  profile: account.ProfileTable;
  category: competition.CategoryTable;
  fighter: competition.FighterTable;
  category_fighter: competition.CategoryFighterTable;
  fighting: competition.FightingTable;
  application: account.ApplicationTable;
  partner: competition.PartnerTable;
  page: competition.PageTable;
  competition_feed: log.CompetitionFeedTable;
  fighting_head: log.FightingHeadTable;
  fighting_event: log.FightingEventTable;
  fighting_event_parked: log.FightingEventParkedTable;
  lease: log.LeaseTable;
  lease_history: log.LeaseHistoryTable;
  correction: log.CorrectionTable;
  audit_chain: log.AuditChainTable;
  audit_log: log.AuditLogTable;
  account_identity: account.AccountIdentityTable;
  provider_code: account.ProviderCodeTable;
  upload: upload.UploadTable;
  queue_act: log.QueueActTable;
};
