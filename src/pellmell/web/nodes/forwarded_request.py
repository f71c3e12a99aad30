"""A forwarded request about a table is answered by the node that has the table.

The client's own headers stay behind, and so does whatever a proxy says: who calls is in the introduction.
"""

from aiohttp import ClientConnectorError, ClientError, ClientResponse, ClientSession, ClientTimeout
from aiohttp.web import Request, Response

from pellmell.house.ports import Elsewhere
from pellmell.kit.time_units import Seconds
from pellmell.web.access.introduction import HEADER, NODE_HEADER
from pellmell.web.nodes.splice import NoAnswer, NodeGone

ANSWER_SECONDS: Seconds = 5.0
RETRY_AFTER = "Retry-After"


async def forward_request(where: Elsewhere, request: Request, introduction: str) -> Response:
    """What is asked may be asked twice: an answer can be lost. Raises NodeGone or NoAnswer."""
    url = where.url + request.raw_path
    headers = {HEADER: introduction, "Content-Type": "application/json"}
    body = await request.read()
    async with ClientSession(timeout=ClientTimeout(total=ANSWER_SECONDS)) as session:
        try:
            async with session.request(request.method, url, data=body, headers=headers) as answer:
                if _is_another(answer, where.node):
                    raise NodeGone
                return await _response(answer)
        except ClientConnectorError as error:
            raise (NodeGone if isinstance(error.os_error, ConnectionRefusedError) else NoAnswer) from error
        except (ClientError, TimeoutError, OSError) as error:
            raise NoAnswer from error


def _is_another(answer: ClientResponse, node: int) -> bool:
    return answer.status == 421 and answer.headers.get(NODE_HEADER, str(node)) != str(node)


async def _response(answer: ClientResponse) -> Response:
    kept = {name: answer.headers[name] for name in (RETRY_AFTER,) if name in answer.headers}
    body = await answer.read()
    return Response(status=answer.status, body=body, content_type=answer.content_type, headers=kept)
