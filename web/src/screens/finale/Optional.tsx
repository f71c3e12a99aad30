import { ErrorBoundary, type JSX, Suspense } from "solid-js";

/** What the page does without as long as it is not there, and where it can't be had. */
export function Optional(props: { children: JSX.Element }): JSX.Element {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{props.children}</Suspense>
    </ErrorBoundary>
  );
}
