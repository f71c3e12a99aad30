// An optional part of a page: the page does without it as long as it is not there, and where it can't be had.

import { ErrorBoundary, type JSX, Suspense } from "solid-js";

export function Optional(props: { children: JSX.Element }): JSX.Element {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{props.children}</Suspense>
    </ErrorBoundary>
  );
}
