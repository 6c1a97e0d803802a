import { Component, type ReactNode } from "react";
import type { PageState } from "../page.ts";
import { ErrorContext } from "./contexts.ts";

type Props = Pick<PageState, "location" | "revalidation"> & {
  /** What the loaders of the route met. */
  error: unknown;
  children: ReactNode;
  screen: ReactNode;
};
type State = Pick<Props, "location" | "revalidation" | "error">;

/** Shows the route's error screen until the visitor has moved on or the page was loaded anew. */
export class RouteBoundary extends Component<Props, State> {
  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error("failed") };
  }

  static getDerivedStateFromProps(props: Props, state: State): State {
    const { location, revalidation, error } = props;
    const isNew = location !== state.location || (state.revalidation !== "idle" && revalidation === "idle");
    return { location, revalidation, error: isNew ? error : (error ?? state.error) };
  }

  override state: State = {
    location: this.props.location,
    revalidation: this.props.revalidation,
    error: this.props.error,
  };

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? (
      this.props.children
    ) : (
      <ErrorContext value={error}>{this.props.screen}</ErrorContext>
    );
  }
}
