/*
 * Thousands of spectators in one small process: opens WebSockets to Socket.IO, joins a room, answers pings and measures how long
 * after its `serverTime` each message comes in. Loopback and one clock only. A client in Node would be slower than the server.
 *
 *   generator --port 4220 --sockets 10000 --over 10 --addresses 7 --uuid <competition> [--rev 12]
 *   generator --port 4221 --sockets 10000 --over 10 --addresses 7 --raw      frames without a handshake, the yardstick
 *
 * It is told what to do by lines on its input and answers each with one line of JSON:
 *   status   how many are joined, refused and lost
 *   mark     forgets what was measured so far
 *   report   what was measured since the mark
 * It ends when its input does.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "measured.h"

enum { CLOSED, CONNECTING, UPGRADING, OPENING, JOINING, JOINED };

typedef struct {
  int fd;
  int state;
  int64_t retry_ms; /* when a closed one tries again */
  int64_t rev;      /* the newest this spectator was told of */
  unsigned char *kept;
  size_t kept_length;
  size_t kept_capacity;
} Client;

#define READ_BYTES (1 << 20)
#define RETRY_MS 1000

static Client *clients;
static int wanted = 100, over_s = 10, addresses = 1, port = 0, is_raw = 0;
static int64_t join_rev = -1;
static const char *uuid = "";
static int epoll_fd;
static int64_t started_ms, all_joined_ms = -1;
static int opened, joined, refused, lost;
static unsigned char input[READ_BYTES];

/* ---- what is sent ---- */

static void end_client(Client *client, int is_lost) {
  if (client->state == JOINED) joined--;
  if (is_lost) {
    if (client->state == JOINED) lost++;
    else refused++;
  }
  close(client->fd);
  client->fd = -1;
  client->state = CLOSED;
  client->kept_length = 0;
  client->retry_ms = now_ms() + RETRY_MS;
}

/* Little enough is said for a socket to take it whole. */
static void send_bytes(Client *client, const void *data, size_t length) {
  ssize_t sent = send(client->fd, data, length, MSG_NOSIGNAL);
  if (sent != (ssize_t)length) end_client(client, 1);
}

/* A mask of zeros is a mask and changes nothing. */
static void send_text(Client *client, const char *text) {
  unsigned char frame[1024];
  size_t length = strlen(text), head = 2;
  frame[0] = 0x81;
  if (length < 126) frame[1] = 0x80 | (unsigned char)length;
  else {
    frame[1] = 0x80 | 126;
    frame[2] = (unsigned char)(length >> 8);
    frame[3] = (unsigned char)length;
    head = 4;
  }
  memset(frame + head, 0, 4);
  memcpy(frame + head + 4, text, length);
  send_bytes(client, frame, head + 4 + length);
}

static void send_join(Client *client) {
  char text[256], rev[32] = "";
  if (join_rev >= 0) snprintf(rev, sizeof rev, ",\"rev\":%lld", (long long)join_rev);
  snprintf(text, sizeof text, "420[\"join-room\",{\"key\":\"COMPETITION\",\"uuid\":\"%s\"%s}]", uuid, rev);
  send_text(client, text);
}

static void open_client(int index) {
  Client *client = &clients[index];
  struct sockaddr_in from = {.sin_family = AF_INET}, to = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
  int on = 1;
  client->fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (client->fd < 0) fail("No more sockets: %s. Raise the limit of open files (ulimit -n).", strerror(errno));
  setsockopt(client->fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  setsockopt(client->fd, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &on, sizeof on);
  /* Several networks, because one may hold so many sockets only; the server's own address is left to the tables. */
  from.sin_addr.s_addr = htonl(0x7f000002u + (uint32_t)(index % addresses));
  to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (bind(client->fd, (struct sockaddr *)&from, sizeof from) != 0) fail("bind: %s", strerror(errno));
  if (connect(client->fd, (struct sockaddr *)&to, sizeof to) != 0 && errno != EINPROGRESS) {
    end_client(client, 1);
    return;
  }
  client->state = CONNECTING;
  client->kept_length = 0;
  client->rev = -1;
  struct epoll_event event = {.events = EPOLLOUT | EPOLLIN, .data.u32 = (uint32_t)index};
  epoll_ctl(epoll_fd, EPOLL_CTL_ADD, client->fd, &event);
}

static void become_joined(Client *client) {
  client->state = JOINED;
  joined++;
  if (joined == wanted && all_joined_ms < 0) all_joined_ms = now_ms() - started_ms;
}

static void on_connected(Client *client, int index) {
  int error = 0;
  socklen_t size = sizeof error;
  getsockopt(client->fd, SOL_SOCKET, SO_ERROR, &error, &size);
  if (error != 0) {
    end_client(client, 1);
    return;
  }
  struct epoll_event event = {.events = EPOLLIN, .data.u32 = (uint32_t)index};
  epoll_ctl(epoll_fd, EPOLL_CTL_MOD, client->fd, &event);
  if (is_raw) {
    become_joined(client);
    return;
  }
  char request[512];
  int length = snprintf(request, sizeof request,
                        "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: Upgrade\r\n"
                        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
                        port);
  client->state = UPGRADING;
  send_bytes(client, request, (size_t)length);
}

/* ---- what comes in ---- */

static void take_push(Client *client, const unsigned char *text, size_t length) {
  int64_t rev = measure_push(text, length);
  if (rev > client->rev) client->rev = rev;
}

static int begins(const unsigned char *text, size_t length, const char *with) {
  return length >= strlen(with) && memcmp(text, with, strlen(with)) == 0;
}

static void take_text(Client *client, const unsigned char *text, size_t length) {
  if (begins(text, length, "42[\"push-")) take_push(client, text, length);
  else if (begins(text, length, "2")) send_text(client, "3");
  else if (begins(text, length, "0{")) send_text(client, "40");
  else if (begins(text, length, "40")) {
    client->state = JOINING;
    send_join(client);
  } else if (begins(text, length, "430[{\"ok\":true")) become_joined(client);
  else if (begins(text, length, "430[")) end_client(client, 1);
}

/* How many bytes of whole frames were taken. */
static size_t take_frames(Client *client, const unsigned char *data, size_t length) {
  size_t at = 0;
  while (client->state != CLOSED && length - at >= 2) {
    size_t head = 2, body = data[at + 1] & 0x7f;
    if (body == 126) {
      if (length - at < 4) break;
      head = 4;
      body = (size_t)data[at + 2] << 8 | data[at + 3];
    } else if (body == 127) {
      if (length - at < 10) break;
      head = 10;
      body = 0;
      for (int byte = 2; byte < 10; byte++) body = body << 8 | data[at + (size_t)byte];
    }
    if (length - at < head + body) break;
    if ((data[at] & 0x0f) == 8) end_client(client, 1);
    else take_text(client, data + at + head, body);
    at += head + body;
  }
  return at;
}

static size_t take_upgrade(Client *client, const unsigned char *data, size_t length) {
  const unsigned char *end = memmem(data, length, "\r\n\r\n", 4);
  if (end == NULL) return 0;
  if (!begins(data, length, "HTTP/1.1 101")) end_client(client, 1);
  else client->state = OPENING;
  return (size_t)(end - data) + 4;
}

static void take_bytes(Client *client, const unsigned char *data, size_t length) {
  size_t taken = 0;
  if (client->state == UPGRADING) taken = take_upgrade(client, data, length);
  if (client->state > UPGRADING) taken += take_frames(client, data + taken, length - taken);
  if (client->state == CLOSED) return;
  size_t left = length - taken;
  if (left > client->kept_capacity) client->kept = grown(client->kept, client->kept_capacity = left * 2);
  memmove(client->kept, data + taken, left);
  client->kept_length = left;
}

static void on_readable(Client *client) {
  ssize_t got = recv(client->fd, input, sizeof input, 0);
  if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
  if (got <= 0) {
    end_client(client, 1);
    return;
  }
  bytes += got;
  if (client->kept_length == 0) {
    take_bytes(client, input, (size_t)got);
    return;
  }
  size_t length = client->kept_length + (size_t)got;
  unsigned char *joined_up = grown(NULL, length);
  memcpy(joined_up, client->kept, client->kept_length);
  memcpy(joined_up + client->kept_length, input, (size_t)got);
  take_bytes(client, joined_up, length);
  free(joined_up);
}

/* ---- what is told ---- */

static void tell_status(void) {
  printf("{\"opened\":%d,\"joined\":%d,\"refused\":%d,\"lost\":%d,\"allJoinedMs\":%lld}\n", opened, joined, refused, lost,
         (long long)all_joined_ms);
  fflush(stdout);
}

static void forget(void) {
  forget_measured();
  tell_status();
}

static void tell_report(void) {
  int64_t newest = -1;
  int at_newest = 0;
  for (int index = 0; index < wanted; index++)
    if (clients[index].state == JOINED && clients[index].rev > newest) newest = clients[index].rev;
  for (int index = 0; index < wanted; index++)
    if (clients[index].state == JOINED && clients[index].rev == newest) at_newest++;
  printf("{\"joined\":%d,\"lost\":%d,\"newestRev\":%lld,\"atNewestRev\":%d,", joined, lost, (long long)newest, at_newest);
  tell_measured();
  printf("}\n");
  fflush(stdout);
}

static void take_orders(void) {
  static char orders[256];
  static size_t held;
  ssize_t got = read(STDIN_FILENO, orders + held, sizeof orders - 1 - held);
  if (got <= 0) exit(0);
  orders[held += (size_t)got] = 0;
  for (char *end; (end = strchr(orders, '\n')) != NULL;) {
    *end = 0;
    if (strcmp(orders, "status") == 0) tell_status();
    else if (strcmp(orders, "mark") == 0) forget();
    else if (strcmp(orders, "report") == 0) tell_report();
    held -= (size_t)(end + 1 - orders);
    memmove(orders, end + 1, held + 1);
  }
}

static void read_arguments(int count, char **values) {
  for (int at = 1; at < count; at++) {
    const char *name = values[at];
    if (strcmp(name, "--raw") == 0) {
      is_raw = 1;
      continue;
    }
    if (at + 1 == count) fail("%s needs a value.", name);
    const char *value = values[++at];
    if (strcmp(name, "--port") == 0) port = atoi(value);
    else if (strcmp(name, "--sockets") == 0) wanted = atoi(value);
    else if (strcmp(name, "--over") == 0) over_s = atoi(value);
    else if (strcmp(name, "--addresses") == 0) addresses = atoi(value);
    else if (strcmp(name, "--uuid") == 0) uuid = value;
    else if (strcmp(name, "--rev") == 0) join_rev = atoll(value);
    else fail("%s is no option of the load generator.", name);
  }
  if (port <= 0 || wanted <= 0 || addresses <= 0 || strlen(uuid) > 64) fail("The load generator needs --port and --sockets.");
}

static void raise_limit(void) {
  struct rlimit limit;
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  if (limit.rlim_cur < (rlim_t)wanted + 64)
    fail("%d sockets need more open files than the %llu that are allowed here: raise them with ulimit -n.", wanted,
         (unsigned long long)limit.rlim_cur);
}

/* Evenly over the time that was asked for; who was refused or lost comes back after a second. */
static void open_some(void) {
  static int64_t looked_ms;
  int64_t at_ms = now_ms();
  int64_t due = over_s == 0 ? wanted : (at_ms - started_ms) * wanted / (over_s * 1000) + 1;
  while (opened < wanted && opened < due) open_client(opened++);
  if (at_ms - looked_ms < 100) return;
  looked_ms = at_ms;
  for (int index = 0; index < opened; index++)
    if (clients[index].state == CLOSED && clients[index].retry_ms <= at_ms) open_client(index);
}

#define ORDERS UINT32_MAX

int main(int count, char **values) {
  read_arguments(count, values);
  raise_limit();
  clients = calloc((size_t)wanted, sizeof *clients);
  epoll_fd = epoll_create1(EPOLL_CLOEXEC);
  if (clients == NULL || epoll_fd < 0) fail("The load generator could not begin: %s", strerror(errno));
  struct epoll_event orders = {.events = EPOLLIN, .data.u32 = ORDERS}, events[512];
  epoll_ctl(epoll_fd, EPOLL_CTL_ADD, STDIN_FILENO, &orders);
  started_ms = now_ms();
  for (;;) {
    open_some();
    int ready = epoll_wait(epoll_fd, events, 512, joined == wanted ? 200 : 5);
    for (int at = 0; at < ready; at++) {
      uint32_t index = events[at].data.u32;
      if (index == ORDERS) {
        take_orders();
        continue;
      }
      Client *client = &clients[index];
      if (client->state == CONNECTING) on_connected(client, (int)index);
      else if (client->state != CLOSED) on_readable(client);
    }
  }
}
