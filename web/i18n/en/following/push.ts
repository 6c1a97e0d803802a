export const push = {
  title: "Notifications",
  lead: "We will notify this device even when the page is closed. No need to sign in.",
  isOn: "Send notifications",
  kindsLabel: "What to tell you about",
  kinds: {
    ready: "Five bouts ahead: time to get ready",
    next: "Two bouts ahead: up soon",
    called: "Call to the mat",
    result: "Bout result",
  },
  test: "Test",
  busy: "Turning on…",
  tested: "A test notification was sent. If it did not appear, check whether “Do Not Disturb” is on.",
  nobody: "You are not following anybody yet: add a star, and we will tell you when they are up.",
  problems: {
    unsupported:
      "This browser cannot receive notifications from websites. Try Chrome, Firefox, Edge or Yandex Browser.",
    insecure: "Notifications work only at a secure address (https). Ask the organiser whether there is one.",
    iphone:
      "On iPhone and iPad notifications arrive only if the site is on the Home Screen: press “Share”, then “Add to Home Screen”, and open the site from there.",
    denied:
      "Notifications for this site are blocked in this browser. Press the icon to the left of the address, allow notifications and try again.",
    service:
      "The browser could not reach its notification service. Check the network; notifications do not work in incognito mode or on Android without Google services.",
    server: "The server did not accept the subscription. Try again a little later.",
    offline: "No network. Turn notifications on when it is back.",
  },
} as const;
