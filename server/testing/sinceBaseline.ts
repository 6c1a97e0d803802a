/** What migrations after the baseline brought: tests take it away again to make a database or a backup of that time. */
export const TABLES_SINCE_BASELINE: readonly string[] = [
  "allowance",
  "upload_file",
  "key_print",
  "entry_list",
  "person_merge",
  "person_apart",
  "fighter_change",
  "regrouping",
  "group_entry",
  "result_claim",
  "bout_referee",
  "referee_mat",
  "referee",
  "weight_table",
  "paper_edition",
  "archive_author",
  "rehearsal",
];

export const COLUMNS_SINCE_BASELINE: Readonly<Record<string, readonly string[]>> = {
  category: ["merged_into"],
  competition: ["programme", "formats", "papers"],
  event: ["copied_from", "copy_id", "rehearsal_of", "is_rehearsal_open"],
  push_subscription: ["network_hash", "seen_ms"],
  session: ["program_name"],
  fighter: [
    "has_consent",
    "birth_year",
    "middle_name",
    "region",
    "coach",
    "rank",
    "licence",
    "merged_into",
    "rehearsal_id",
  ],
};
