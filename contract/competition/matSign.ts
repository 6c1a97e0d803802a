/** What stands on the mat's tile: «Ковёр А» is А. */
export function matSign(name: string): string {
  return name.trim().split(/\s+/).at(-1) ?? name;
}
