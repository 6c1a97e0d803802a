/** What was made from a thing is kept for as long as the thing itself. */
export function onceForEach<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const known = new WeakMap<From, { readonly made: Made }>();
  return (from) => {
    const kept = known.get(from) ?? { made: make(from) };
    known.set(from, kept);
    return kept.made;
  };
}
