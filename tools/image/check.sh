#!/usr/bin/env bash
# npm run image: builds deploy/Dockerfile and runs what it made (inside.mjs). It takes minutes, so it is no part of `npm test`.
# With docker, or with buildah (apt-get install buildah), which needs neither a daemon nor control groups. Where no image registry
# can be reached the base is made from Debian's packages (apt-get install debootstrap) and this machine's Node.
# BASE=<image> names another base; IMAGE_NETWORK=host is for machines without a bridge.
set -euo pipefail
cd "$(dirname "$0")/../.."
name=meetingapp-image-check
own=localhost/meetingapp-base

skip() {
  echo "SKIPPED: the image was not built: $1"
  exit 0
}

if docker info >/dev/null 2>&1; then engine=docker
elif command -v buildah >/dev/null; then engine=buildah
else skip 'no container engine (docker with its daemon, or apt-get install buildah)'; fi

has_image() {
  case $engine in
    docker) docker image inspect "$1" >/dev/null 2>&1 || docker pull -q "$1" >/dev/null 2>&1 ;;
    buildah) buildah inspect --type image "$1" >/dev/null 2>&1 || buildah pull -q "$1" >/dev/null 2>&1 ;;
  esac
}

# Debian and Node, as the official image has them: a user `node`, and services that do not start by themselves.
make_base() {
  command -v debootstrap >/dev/null && [ "$(id -u)" = 0 ] ||
    skip 'no image registry can be reached, and debootstrap is not installed or this is not root'
  root=$(mktemp -d)
  trap 'rm -rf "$root"' EXIT
  debootstrap --variant=minbase --include=ca-certificates bookworm "$root/base" >/dev/null
  node_modules=$(npm root -g)
  install -D "$(readlink -f "$(command -v node)")" "$root/base/usr/local/bin/node"
  mkdir -p "$root/base/usr/local/lib/node_modules"
  cp -r "$node_modules/npm" "$root/base/usr/local/lib/node_modules/"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/base/usr/local/bin/npm"
  # CA certificates of this machine, for machines behind a proxy.
  cp /etc/ssl/certs/ca-certificates.crt "$root/base/etc/ssl/certs/"
  printf '#!/bin/sh\nexit 101\n' >"$root/base/usr/sbin/policy-rc.d"
  chmod +x "$root/base/usr/sbin/policy-rc.d"
  chroot "$root/base" useradd --create-home --uid 1000 node
  case $engine in
    docker) tar -C "$root/base" -c . | docker import -c 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt' - "$own" >/dev/null ;;
    buildah)
      container=$(buildah from scratch)
      buildah add -q "$container" "$root/base" / >/dev/null
      buildah config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
      buildah commit -q "$container" "$own" >/dev/null
      buildah rm "$container" >/dev/null
      ;;
  esac
}

base=${BASE:-$(sed -n 's/^ARG BASE=//p' deploy/Dockerfile)}
if ! has_image "$base"; then
  base=$own
  has_image "$base" || make_base
fi
echo "Building deploy/Dockerfile on $base with $engine"
case $engine in
  docker)
    docker build ${IMAGE_NETWORK:+--network "$IMAGE_NETWORK"} --build-arg "BASE=$base" -f deploy/Dockerfile -t "$name" .
    docker run --rm --init "$name" node tools/image/inside.mjs
    ;;
  buildah)
    buildah build --isolation chroot --layers --build-arg "BASE=$base" -f deploy/Dockerfile -t "$name" .
    container=$(buildah from --pull-never "localhost/$name")
    trap 'buildah rm "$container" >/dev/null; rm -rf "${root:-}"' EXIT
    buildah run --isolation chroot --user node "$container" -- node tools/image/inside.mjs
    ;;
esac
echo 'The image builds, serves, broadcasts, records, backs up and stops.'
