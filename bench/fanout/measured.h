/* What is measured of the messages that come in: how many, how large, and how late after their `serverTime`. */
#define MOST_DELAY_MS 60000
#define BUCKET_MS 10
#define BUCKETS 300

/* What is told of one rev: to how many, and how late; the last bucket holds everything above. */
typedef struct {
  int64_t rev, server_ms, count;
  uint32_t late[BUCKETS];
} Rev;

static int64_t messages, pushes, beacons, bytes;
static uint32_t delays[MOST_DELAY_MS + 1];
static Rev *revs;
static size_t rev_count, rev_capacity;

static int64_t now_ms(void) {
  struct timespec time;
  clock_gettime(CLOCK_REALTIME, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

static void fail(const char *format, ...) {
  va_list rest;
  va_start(rest, format);
  vfprintf(stderr, format, rest);
  va_end(rest);
  fputc('\n', stderr);
  exit(2);
}

static void *grown(void *held, size_t size) {
  void *more = realloc(held, size);
  if (more == NULL) fail("The load generator has no memory left.");
  return more;
}

/* The number after the last place where the key stands: those of the message itself come after what it holds. */
static int64_t number_after(const unsigned char *text, size_t length, const char *key) {
  size_t key_length = strlen(key);
  for (size_t at = length; at >= key_length; at--)
    if (memcmp(text + at - key_length, key, key_length) == 0) return strtoll((const char *)text + at, NULL, 10);
  return -1;
}

static Rev *rev_of(int64_t rev, int64_t server_ms) {
  for (size_t at = rev_count; at > 0; at--)
    if (revs[at - 1].rev == rev) return &revs[at - 1];
  if (rev_count == rev_capacity) {
    rev_capacity = rev_capacity == 0 ? 1024 : rev_capacity * 2;
    revs = grown(revs, rev_capacity * sizeof *revs);
  }
  Rev *made = &revs[rev_count++];
  memset(made, 0, sizeof *made);
  made->rev = rev;
  made->server_ms = server_ms;
  return made;
}

/* The same text goes to everybody: it is read once. The next few are kept, since several come together. */
typedef struct {
  unsigned char *text;
  size_t length, capacity;
  int64_t rev, server_ms;
  int is_beacon;
} Known;
#define KNOWN 16
static Known known[KNOWN];

static Known *read_message(const unsigned char *text, size_t length) {
  static size_t next;
  for (size_t at = 0; at < KNOWN; at++)
    if (known[at].length == length && memcmp(known[at].text, text, length) == 0) return &known[at];
  Known *fresh = &known[next++ % KNOWN];
  if (fresh->capacity < length + 1) fresh->text = grown(fresh->text, fresh->capacity = length + 1);
  memcpy(fresh->text, text, length);
  fresh->text[length] = 0;
  fresh->length = length;
  fresh->rev = number_after(fresh->text, length, "\"rev\":");
  fresh->server_ms = number_after(fresh->text, length, "\"serverTime\":");
  fresh->is_beacon = length > 13 && memcmp(text, "42[\"push-sync", 13) == 0;
  return fresh;
}

/* Gives back the rev the message tells of. */
static int64_t measure_push(const unsigned char *text, size_t length) {
  Known *message = read_message(text, length);
  messages++;
  if (message->is_beacon) beacons++;
  if (message->is_beacon || message->server_ms < 0) return message->rev;
  pushes++;
  int64_t late = now_ms() - message->server_ms;
  if (late < 0) late = 0;
  delays[late > MOST_DELAY_MS ? MOST_DELAY_MS : late]++;
  Rev *rev = rev_of(message->rev, message->server_ms);
  rev->count++;
  rev->late[late / BUCKET_MS >= BUCKETS ? BUCKETS - 1 : late / BUCKET_MS]++;
  return message->rev;
}

static void forget_measured(void) {
  messages = pushes = beacons = bytes = 0;
  rev_count = 0;
  memset(delays, 0, sizeof delays);
}

static int percentile(double share) {
  int64_t all = 0, so_far = 0;
  for (int ms = 0; ms <= MOST_DELAY_MS; ms++) all += delays[ms];
  for (int ms = 0; ms <= MOST_DELAY_MS; ms++)
    if ((so_far += delays[ms]) > 0 && (double)so_far >= share * (double)all) return ms;
  return 0;
}

/* Fields of an object of JSON. */
static void tell_measured(void) {
  printf("\"messages\":%lld,\"pushes\":%lld,\"beacons\":%lld,\"bytes\":%lld,", (long long)messages, (long long)pushes,
         (long long)beacons, (long long)bytes);
  printf("\"p50Ms\":%d,\"p99Ms\":%d,\"maxMs\":%d,\"bucketMs\":%d,\"revs\":[", percentile(0.5), percentile(0.99), percentile(1),
         BUCKET_MS);
  for (size_t at = 0; at < rev_count; at++) {
    const Rev *rev = &revs[at];
    printf("%s{\"rev\":%lld,\"serverTime\":%lld,\"late\":[", at == 0 ? "" : ",", (long long)rev->rev, (long long)rev->server_ms);
    int is_first = 1;
    for (int bucket = 0; bucket < BUCKETS; bucket++) {
      if (rev->late[bucket] == 0) continue;
      printf("%s[%d,%u]", is_first ? "" : ",", bucket, rev->late[bucket]);
      is_first = 0;
    }
    printf("]}");
  }
  printf("]");
}
