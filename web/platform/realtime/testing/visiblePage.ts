/** A page that is looked at or not, as a browser tells it. */
export class SeenPage extends EventTarget {
  visibilityState: DocumentVisibilityState = "visible";
  become(state: DocumentVisibilityState) {
    this.visibilityState = state;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}
