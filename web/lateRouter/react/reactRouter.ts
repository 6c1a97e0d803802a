/**
 * What a page imports from "react-router" is this in the browser (`scripts/lib/lateRouter.mjs`): the same names, which show
 * what a router holds and ask it to move. React Router's own brings 20 KB of what our pages never use.
 */
export { createPath, isRouteErrorResponse, Scripts } from "./plain.ts";
export { Form } from "./Form.tsx";
export { Links, Meta } from "./head.tsx";
export {
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useOutletContext,
  useParams,
  useRevalidator,
  useRouteLoaderData,
  useSearchParams,
} from "./hooks.ts";
export { Link } from "./Link.tsx";
export { Outlet } from "./Outlet.tsx";
export { ScrollRestoration } from "./ScrollRestoration.tsx";
export {
  withComponentProps as UNSAFE_withComponentProps,
  withErrorBoundaryProps as UNSAFE_withErrorBoundaryProps,
} from "./withRouteProps.tsx";
